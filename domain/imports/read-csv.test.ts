import { expect, test } from 'vitest'
import { readCsv } from '#domain/imports/read-csv.ts'

test.for([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons and CRLF', 'a;b\r\n1;2\r\n'],
  ['tabs without a last line break', 'a\tb\n1\t2'],
  ['carriage returns alone', 'a,b\r1,2\r'],
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

test.for([
  ['a quote within a cell', 'a\n5" pipe\n', ['5" pipe']],
  ['something after a closing quote', 'a\n"1"2\n', ['12']],
  ['a closing quote at the end', 'a\n"1"', ['1']],
  ['an empty quoted cell', 'a,b\n"",2\n', ['', '2']],
  ['separators within quotes of the first line', '"a,b,c";d\n1;2\n', ['1', '2']],
  ['a cell after the last separator', 'a,b\n1,\n', ['1', '']],
  ['a cell that is left out at the end', 'a,b\n1,', ['1', '']],
] as const)('reads %s', async ([, text, cells]) => {
  expect((await read(text)).at(-1)?.cells).toEqual(cells)
})

test('rows are named by the line on which they begin, also after empty ones', async () => {
  const rows = await read('a\r\n\r\n,\r\n1\r\n"2\n2"\r\n3')
  expect(rows.map(({ line }) => line)).toEqual([1, 4, 5, 7])
  const returns = await read('a\r"1\r1"\r\r2')
  expect(returns.map(({ line }) => line)).toEqual([1, 2, 5])
})

test('a file of one line, or of none, is read', async () => {
  expect(await read('a;b')).toEqual([{ line: 1, cells: ['a', 'b'] }])
  expect(await read('')).toEqual([])
})

test('a quote that never closes is named', async () => {
  await expect(read('a,b\n1,"2\n3,4\n')).rejects.toThrow('line 2 is never closed')
  await expect(read('"a')).rejects.toThrow('line 1 is never closed')
})

test('a row that does not end is not read to the end of the file', async () => {
  const endless = `a,b\n1,2\n3,"${'x'.repeat(200_001)}`
  await expect(read(endless)).rejects.toThrow('The row of line 3 does not end')
})

async function read(text: string, size = text.length) {
  const rows = []
  for await (const row of readCsv(pieces(text, size))) rows.push(row)
  return rows
}

async function* pieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
