import { expect, test } from 'vitest'
import { readCsv } from '#domain/imports/read-csv.ts'

test.for([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons and CRLF', 'a;b\r\n1;2\r\n'],
  ['tabs without a last line break', 'a\tb\n1\t2'],
  ['a byte order mark', '\uFEFFa,b\n1,2\n'],
  ['empty rows', 'a,b\n,\n\n1,2\n;\n'.replace(';', ',')],
] as const)('reads a file with %s', async ([, text]) => {
  expect((await read(text)).map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('quotes hold separators, quotes and line breaks, and lines are still counted', async () => {
  const text = 'a,b\r\n"1, 2","say ""hi""\r\nthere"\r\n3,"₹ 2,50,000"\r\n'

  expect(await read(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1, 2', 'say "hi"\r\nthere'] },
    { line: 4, cells: ['3', '₹ 2,50,000'] },
  ])
})

test('a file reads the same whatever its pieces', async () => {
  const text = '\uFEFFa;b\r\n"x;y";"दो कमरे ""शांत"""\r\n'

  expect(await read(text, 1)).toEqual(await read(text))
})

test('a quote that never closes is named', async () => {
  await expect(read('a,b\n1,"2\n3,4\n')).rejects.toThrow('line 2 is never closed')
})

async function read(text: string, size = text.length) {
  const rows = []
  for await (const row of readCsv(pieces(text, size))) rows.push(row)
  return rows
}

async function* pieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
