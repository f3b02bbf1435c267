import { optionList } from '#contract/option-list.ts'

/** The actions that the audit log can be filtered by. */
export const auditActions = optionList({
  'report.view': 'Looked at a report',
  'report.export': 'Exported a report',
  set_status: 'Changed a status',
  undo_status: 'Undid a status change',
  move_request: 'Worked on a request',
  'staff.grant': 'Granted a role',
  'staff.revoke': 'Revoked a role',
  erase_account: 'Erased an account',
})
