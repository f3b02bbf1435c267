import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

const id = '@secretlint/secretlint-rule-preset-recommend'
const config = { rules: [{ id, rule: creator, options: {} }] }

/** Files whose name the rules look at, or that tell the rules to be quiet. */
const ownName = /\.json$|\.p12$|\.npmrc$/
const ownRules = /secretlint-(?:dis|en)able/
/** To begin the rules costs more than to run them over a file. */
const joinedLength = 100_000

type Source = { file: string; content: string }

/** What looks like a key, a token or a password in some files of a folder; pictures are passed over. */
export async function findSecrets(folder: string, files: string[]) {
  const found: string[] = []
  for (const sources of joined(await readTexts(folder, files))) {
    const text = sources.map(({ content }) => content).join('\n')
    const isSuspect = sources.length === 1 || (await lint('joined.txt', text)).length > 0
    if (!isSuspect) continue
    for (const { file, content } of sources) {
      const messages = await lint(file, content)
      found.push(...messages.map(({ message }) => `${file}: ${message}`))
    }
  }
  return found
}

async function readTexts(folder: string, files: string[]) {
  const texts: Source[] = []
  for (const file of files) {
    const bytes = await readFile(path.join(folder, file))
    if (!bytes.includes(0)) texts.push({ file, content: bytes.toString() })
  }
  return texts
}

/** Groups of files that are looked at together first, and one by one where something was found. */
function joined(sources: Source[]) {
  const isAlone = ({ file, content }: Source) => ownName.test(file) || ownRules.test(content)
  const groups = sources.filter(isAlone).map((source) => [source])
  let length = joinedLength
  for (const source of sources) {
    if (isAlone(source)) continue
    if (length >= joinedLength) {
      groups.push([])
      length = 0
    }
    groups.at(-1)!.push(source)
    length += source.content.length
  }
  return groups
}

async function lint(file: string, content: string) {
  const source = { filePath: file, content, ext: path.extname(file), contentType: 'text' } as const
  return (await lintSource({ source, options: { config } })).messages
}
