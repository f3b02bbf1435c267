import { sql } from 'kysely'
import { requestStatuses } from '#contract/options.ts'
import type { ReportField } from '#domain/reports/report.ts'

/** What every request to the staff has besides its own fields: whether and by whom it is dealt with. */
export const requestFields = {
  is_user_login: { label: 'Signed in', kind: 'flag' },
  taken_by: { label: 'Taken by' },
  note: { label: 'Note', isInDetail: true },
  status: {
    label: 'Status',
    kind: 'option',
    list: requestStatuses,
    tones: { new: 'bad', taken: 'wait', done: 'good' },
  },
} as const satisfies Record<string, ReportField>

export const requestPageOnly = ['taken_by', 'note', 'version'] as const

export const requestStatus = {
  label: 'Status',
  list: requestStatuses,
  is: (value: string) => sql<boolean>`status = ${sql.lit(value)}`,
}

type Work = { takenBy: string | null; note: string; version: number }

export function requestWork({ takenBy, note, version }: Work) {
  return { taken_by: takenBy ?? '', note, version }
}
