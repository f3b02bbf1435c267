import { expect, test } from 'vitest'
import { addDays, formatDay, indiaDay } from '#contract/format/dates.ts'
import { categories } from '#contract/options.ts'
import { readListingRow } from '#domain/imports/read-listing-row.ts'
import { rentRow } from '#tests/import-rows.ts'

const cells = { reference: 'A-1', images: 'a.jpg| b.jpg |c.jpg', ...rentRow }

test('a row is read into who owns it, what it is, its answers and its pictures', () => {
  expect(read({ owner_email: 'meera@example.com' })).toEqual({
    row: {
      reference: 'A-1',
      owner: { phone: '9876543210', name: 'Meera Iyer', email: 'meera@example.com' },
      category: 'residential',
      deal: 'rent',
      answers: expect.objectContaining({
        price: 250_000,
        deposit: 500_000,
        builtUpArea: 1_050,
        availableFrom: '2025-12-01',
        tenants: ['family', 'company'],
        city: 'gurugram',
        lat: 28.4446,
      }),
      pictures: ['a.jpg', 'b.jpg', 'c.jpg'],
    },
  })
  expect(rowOf({}).answers).not.toHaveProperty('photos')
})

test('cells are trimmed, and the blank ones are no answers', () => {
  const { answers, owner } = rowOf({ bhk: ' 2bhk ', owner_name: '', facing: '  ' }, 'draft')
  expect(answers).toMatchObject({ bhk: '2bhk' })
  expect(answers.facing ?? null).toBeNull()
  expect(owner).toEqual({ phone: '9876543210', name: undefined, email: undefined })
})

test.for([
  ['', []],
  [' | ', []],
  ['a.jpg\n b.jpg|c.jpg|', ['a.jpg', 'b.jpg', 'c.jpg']],
] as const)('the pictures of %j are %j', ([images, pictures]) => {
  expect(rowOf({ images }, 'draft').pictures).toEqual(pictures)
  const { images: _, ...without } = cells
  expect(readListingRow(without, 'draft')).toMatchObject({ row: { pictures: [] } })
})

test('what is wrong is named with its column, what was written and what to write', () => {
  expect(read({ facing: 'up', price: 'two lakh' })).toEqual({
    problems: expect.arrayContaining([
      {
        column: 'facing',
        value: 'up',
        problem: expect.stringMatching(/^[^.]+[.?!] Use east, west, .+\.$/),
      },
      { column: 'price', value: 'two lakh', problem: expect.stringMatching(/[^.]\.$/) },
    ]),
  })
  const { owner_phone: _, ...nobody } = cells
  const choices = categories.values.join(', ')
  const result = readListingRow({ ...nobody, property_category: 'barn' }, 'draft')
  expect(result).toEqual({
    problems: [
      { column: 'owner_phone', value: '', problem: expect.any(String) },
      {
        column: 'property_category',
        value: 'barn',
        problem: expect.stringMatching(new RegExp(` Use ${choices}\\.$`)),
      },
    ],
  })
})

test('a draft may miss answers, what is to be shown may not', () => {
  const missing = { facing: '', price: '', images: '' }
  expect(rowOf(missing, 'draft').answers.price ?? null).toBeNull()
  const { avalible_from: _, ...undated } = cells
  expect(readListingRow(undated, 'draft')).toHaveProperty('row')
  for (const status of ['under_review', 'active'] as const) {
    expect(columnsOf(missing, status)).toEqual(['facing', 'images', 'price'])
  }
})

test('a pin far from its city is refused, also in a draft', () => {
  expect(read({ l_lat: '12.97', l_long: '77.59' }, 'draft')).toEqual({
    problems: [{ column: 'l_lat', value: '12.97', problem: expect.stringContaining('Gurugram') }],
  })
  expect(columnsOf({ l_lat: '12.97', l_long: '77.59', city: '' }, 'draft')).toEqual([])
})

test.for<[number, boolean]>([
  [-400, true],
  [-1, true],
  [0, true],
  [30, true],
  [5_000, false],
])('a home may be free from %s days from now: %s', ([days, isTaken]) => {
  const day = addDays(indiaDay(new Date()), days)
  const [year, month, date] = day.split('-')
  for (const typed of [` ${day} `, `${date}/${month}/${year}`]) {
    expect([formatDay(day), columnsOf({ avalible_from: typed })]).toEqual([
      formatDay(day),
      isTaken ? [] : ['avalible_from'],
    ])
  }
})

type Cells = Partial<Record<string, string>>
type Status = Parameters<typeof readListingRow>[1]

function read(differences: Cells, status: Status = 'active') {
  return readListingRow({ ...cells, ...differences } as Record<string, string>, status)
}

function rowOf(differences: Cells, status?: Status) {
  const result = read(differences, status)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.row
}

function columnsOf(differences: Cells, status?: Status) {
  const result = read(differences, status)
  return 'problems' in result ? result.problems.map(({ column }) => column).toSorted() : []
}
