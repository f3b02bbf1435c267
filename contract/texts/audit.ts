import { labelOf, optionList } from '#contract/options/option-list.ts'
import { reports } from '#contract/options.ts'
import { auditedOfAssistance } from '#contract/texts/audited/assistance.ts'
import {
  type AuditedAction,
  type AuditedEntry,
  anySentence,
} from '#contract/texts/audited/audited-action.ts'
import { auditedOfBroadcasts } from '#contract/texts/audited/broadcasts.ts'
import { auditedOfListings } from '#contract/texts/audited/listings.ts'
import { auditedOfOffice } from '#contract/texts/audited/office.ts'
import { auditedOfOwnerChecks } from '#contract/texts/audited/owner-checks.ts'
import { auditedOfUsers } from '#contract/texts/audited/users.ts'

/** Every action that is audited; nothing else can be recorded. */
export const audited = {
  ...auditedOfOffice,
  ...auditedOfListings,
  ...auditedOfUsers,
  ...auditedOfBroadcasts,
  ...auditedOfAssistance,
  ...auditedOfOwnerChecks,
}

export type AuditAction = keyof typeof audited

/** The actions that the audit log can be filtered by. */
export const auditActions = optionList(
  Object.fromEntries(
    Object.entries<AuditedAction>(audited).flatMap(([action, { label }]) =>
      label ? [[action, label]] : [],
    ),
  ),
)

/** What was done, to follow a name: "Pooja Nair changed SPN7R2X9KDM from Draft to Active". */
export function sentence(entry: AuditedEntry): string {
  const { action } = entry
  return isAudited(action) ? audited[action].sentence(entry) : anySentence(entry)
}

function isAudited(action: string): action is AuditAction {
  return Object.hasOwn(audited, action)
}

export function reportName(id: string): string {
  return `the report ${labelOf(reports, id) || id}`
}

export function formerStaff(name: string): string {
  return `${name} (no longer staff)`
}

export const bySite = 'The site, or a command on the server'
export const nothing = 'No entries'
export const onlyOwn = 'You see what you did yourself. Administrators see what everybody did.'
