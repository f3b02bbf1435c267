import { streamText } from '#domain/stream-text.ts'
import type { ExportPart } from '#domain/users/export-account.ts'

/** The data of an account as a JSON file, streamed. */
export function accountFile(name: string, parts: AsyncIterable<ExportPart>) {
  return new Response(streamText(toJson(parts)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

/** One object with a member for each section. */
export async function* toJson(parts: AsyncIterable<ExportPart>): AsyncGenerator<string, void> {
  let last: string | undefined
  let end = ''
  let separator = ''
  for await (const { section, value } of parts) {
    const isList = Array.isArray(value)
    if (section !== last) {
      yield `${last === undefined ? '{' : `${end},`}\n"${section}": ${isList ? '[' : ''}`
      end = isList ? ']' : ''
      separator = ''
      last = section
    }
    if (!isList) yield JSON.stringify(value, null, 2)
    else if (value.length > 0) {
      yield separator + value.map((entry) => JSON.stringify(entry, null, 2)).join(',\n')
      separator = ',\n'
    }
  }
  yield `${end}\n}\n`
}
