import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kinds } from '#demo/pictures/kinds.ts'
import { type Scene, scenes } from '#demo/pictures/scenes.ts'

/** Reads a folder of real photos named by kind: `living-1.jpg`, `office-building-2.png`. */
export async function findPhotos(folder: string) {
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png)$/i.test(name)).sort()
  const byKind = Map.groupBy(names, kindOf)

  return {
    /** The photo in place of a scene; none when its kind has no photos. */
    async read(scene: Scene): Promise<Buffer | undefined> {
      const mine = byKind.get(scene.kind)
      if (!mine) return undefined
      const position = scenes.filter(({ kind }) => kind === scene.kind).indexOf(scene)
      return readFile(join(folder, mine[position % mine.length]!))
    },
  }
}

/** The longest kind that the name starts with, since `office` begins `office-building` too. */
function kindOf(name: string): string | undefined {
  return Object.keys(kinds)
    .filter((kind) => name.startsWith(`${kind}-`))
    .sort((a, b) => b.length - a.length)[0]
}
