/** Where pictures are stored. Names are made by us and contain no user input. */
export type Storage = {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined when there is none. */
  get(name: string): Promise<Uint8Array | undefined>
  /** Removes every file whose name begins with the folder. */
  removeFolder(folder: string): Promise<void>
  /** Whether trying again later may help after this error. */
  isAway(error: unknown): boolean
}
