import { expect, test } from 'vitest'
import { splitHouseNo } from '#contract/listing/split-house-no.ts'

test.each([
  ['Flat B-1203, Neem Heights, Sector 57', 'Flat B-1203', 'Neem Heights, Sector 57'],
  ['House No. 148, Block C, Saket', 'House No. 148', 'Block C, Saket'],
  ['2nd Floor, H.No. 12/4, Rohini Sector 7', 'H.No. 12/4', '2nd Floor, Rohini Sector 7'],
  ['flat no 302 tower b sector 74 noida', 'flat no 302', 'tower b sector 74 noida'],
  ['Flat A-G04, Green Park', 'Flat A-G04', 'Green Park'],
  ['B-204, Sector 57, Gurugram', 'B-204', 'Sector 57, Gurugram'],
  ['12/4, Civil Lines, Hisar', '12/4', 'Civil Lines, Hisar'],
  ['#302 Golf Course Road', '#302', 'Golf Course Road'],
  ['Shop No. 5, Ground Floor, City Mall', 'Shop No. 5', 'Ground Floor, City Mall'],
  ['Plot 17, Block A', 'Plot 17', 'Block A'],
])('%s holds a house number', (typed, houseNo, address) => {
  expect(splitHouseNo(typed)).toEqual({ houseNo, address })
})

test.each([
  'Sector 57, Gurugram',
  'GK 2, Delhi',
  'DLF Phase 3, Block S',
  'Golf Course Road, Sector 54, Gurugram, Haryana 122011',
  '10th Avenue, Sector 1, Greater Noida',
  'Near Flat Market, Saket',
  'Neem Heights, Tower B, Sector 74',
  'Flat 302',
  '',
])('%s holds none', (typed) => {
  expect(splitHouseNo(typed)).toBeUndefined()
})
