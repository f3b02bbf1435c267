/** Tells the person in front of the terminal one line. */
export type Say = (line: string) => void

export const say: Say = (line) => {
  process.stdout.write(`${line}\n`)
}
