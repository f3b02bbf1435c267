import { expect, test } from 'vitest'
import { phoneTabs } from '#app/features/phone-bar/phone-tabs.ts'

function labels(...who: Parameters<typeof phoneTabs>) {
  return phoneTabs(...who).map(([, label]) => label)
}

test('a seeker has the same bar everywhere, and nothing of a seller in it', () => {
  const seekers = ['Home', 'Search', 'Saved', 'Visits', 'Me']
  expect(labels('seeker', 'seeker')).toEqual(seekers)
  expect(labels('seeker', 'owner')).toEqual(seekers)
})

test('an owner has the same bar everywhere, with listing in its middle', () => {
  const owners = ['Dashboard', 'Listings', 'List', 'Leads', 'Profile']
  expect(labels('owner', 'owner')).toEqual(owners)
  expect(labels('owner', 'seeker')).toEqual(owners)
})

test('whoever is both is one tap away from the other side', () => {
  expect(labels('both', 'seeker')).toEqual(['Home', 'Search', 'Saved', 'Visits', 'Dashboard'])
  expect(labels('both', 'owner')).toEqual(['Dashboard', 'Listings', 'List', 'Leads', 'My search'])
})
