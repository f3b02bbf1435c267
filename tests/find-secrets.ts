import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

const id = '@secretlint/secretlint-rule-preset-recommend'
const config = { rules: [{ id, rule: creator, options: {} }] }

/** What looks like a key, a token or a password in some files of a folder; pictures are passed over. */
export async function findSecrets(folder: string, files: string[]) {
  const found: string[] = []
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file))
    if (bytes.includes(0)) continue
    const content = bytes.toString()
    const source = {
      filePath: file,
      content,
      ext: path.extname(file),
      contentType: 'text',
    } as const
    const { messages } = await lintSource({ source, options: { config } })
    found.push(...messages.map(({ message }) => `${file}: ${message}`))
  }
  return found
}
