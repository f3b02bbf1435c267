import { expect, test } from 'vitest'
import { variantOf } from '#app/features/property/property-variant.ts'

const ownerId = 'owner'

test.each([
  ['active', null, 'open'],
  ['active', 'seeker', 'open'],
  ['active', 'owner', 'own'],
  ['sold_out', 'seeker', 'sold'],
  ['sold_out', 'owner', 'own'],
  ['draft', 'owner', 'draft'],
  ['under_review', 'owner', 'review'],
  ['review_failed', 'owner', 'own'],
  ['delete', 'owner', 'own'],
  ['under_review', 'staff', 'staff'],
] as const)('a listing that is %s, seen by %s, is %s', (status, id, variant) => {
  expect(variantOf({ status, ownerId }, id && { id })).toBe(variant)
})
