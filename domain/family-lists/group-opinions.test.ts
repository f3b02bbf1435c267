import { expect, test } from 'vitest'
import { groupOpinions } from '#domain/family-lists/group-opinions.ts'
import type { FamilyOpinion } from '#domain/family-lists/list-opinions.ts'

const today = '2026-11-18'

test('what relatives say is told by home, under the names that they gave', () => {
  const words = groupOpinions(
    [
      said('SPN1', 'Maa', { isLiked: true, wishedDay: '2026-11-21' }),
      said('SPN2', 'Maa', { note: 'Near the school' }),
      said('SPN1', 'Papa', { note: 'Too dear', wishedDay: '2026-11-21' }),
      said('SPN1', 'Nani', { isLiked: true, wishedDay: '2026-11-19' }),
    ],
    today,
  )

  expect([...words]).toEqual([
    [
      'SPN1',
      {
        hearts: ['Maa', 'Nani'],
        notes: [{ name: 'Papa', text: 'Too dear' }],
        wishes: [
          { name: 'Maa and Papa', when: 'Sat 21 Nov' },
          { name: 'Nani', when: 'Tomorrow' },
        ],
      },
    ],
    ['SPN2', { hearts: [], notes: [{ name: 'Maa', text: 'Near the school' }], wishes: [] }],
  ])
})

function said(spn: string, name: string, opinion: Partial<FamilyOpinion>): FamilyOpinion {
  return { spn, name, relativeId: name, isLiked: false, note: '', wishedDay: null, ...opinion }
}
