import type { OwnerCheckKind, PaperType } from '#contract/options/owner-checks.ts'

/** A check that waits, as staff see it. */
export type CheckDeskView = {
  id: string
  kind: OwnerCheckKind
  what: string
  since: string
  owner: { id: string; name: string; phone: string }
  listing: { spn: string; title: string; address: string } | undefined
  paperType: PaperType | null
  number: { text: string; register: string; url: string; warning: string } | undefined
}
