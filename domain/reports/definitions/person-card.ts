import { displayName } from '#contract/format/names.ts'
import type { DetailCard } from '#domain/reports/report.ts'

type Reached = {
  /** Null for somebody without an account. */
  id: string | null
  name: string
  phone?: string | null
  email?: string | null
}

/** Somebody whom a row is about: the name leads to the account, the number dials. */
export function personCard(label: string, { id, name, phone, email }: Reached): DetailCard {
  return {
    label,
    title: displayName(name),
    lines: [],
    ...(id && { href: `/admin/people/${id}` }),
    ...(phone && { phone }),
    ...(email && { email }),
  }
}
