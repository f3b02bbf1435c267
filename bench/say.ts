export function say(...parts: string[]) {
  process.stdout.write(`${parts.join('  ')}\n`)
}
