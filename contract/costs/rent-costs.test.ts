import { expect, test } from 'vitest'
import { monthlyTotal, moveInCost } from '#contract/costs/rent-costs.ts'

const rent = {
  price: 18_500,
  deposit: 37_000,
  maintenance: 'maintance_extra',
  maintenanceAmount: 1_500,
} as const

test('a month costs the rent and the maintenance on top of it', () => {
  expect(monthlyTotal(rent)).toEqual({ total: 20_000, maintenance: 1_500, isWhole: true })
})

test('maintenance within the rent costs nothing more, whatever its amount', () => {
  const included = { ...rent, maintenance: 'maintance_included' } as const
  expect(monthlyTotal(included)).toEqual({ total: 18_500, maintenance: 0, isWhole: true })
})

test.each([null, undefined])(
  'maintenance of an unknown amount (%s) leaves the total open',
  (amount) => {
    const unknown = { ...rent, maintenanceAmount: amount ?? null }
    expect(monthlyTotal(unknown)).toEqual({ total: 18_500, maintenance: null, isWhole: false })
    expect(moveInCost(unknown)).toMatchObject({ total: 55_500, isWhole: false })
  },
)

test('parking and power backup count where they cost more', () => {
  const month = monthlyTotal({ ...rent, parkingAmount: 1_000, powerBackupAmount: 500 })
  expect(month).toEqual({ total: 21_500, maintenance: 1_500, isWhole: true })
})

test('an amount counts where nobody said whether it is included', () => {
  expect(monthlyTotal({ ...rent, maintenance: null })?.total).toBe(20_000)
})

test('moving in takes the deposit and the first month', () => {
  expect(moveInCost(rent)).toEqual({
    total: 57_000,
    deposit: 37_000,
    firstMonth: 20_000,
    isWhole: true,
  })
  expect(moveInCost({ ...rent, deposit: 0 })?.total).toBe(20_000)
})

test('nothing is said without a rent or a deposit', () => {
  expect(monthlyTotal({ ...rent, price: null })).toBeUndefined()
  expect(moveInCost({ ...rent, price: null })).toBeUndefined()
  expect(moveInCost({ ...rent, deposit: null })).toBeUndefined()
})
