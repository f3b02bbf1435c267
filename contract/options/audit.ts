import { optionList } from '#contract/option-list.ts'

/** The actions that the audit log can be filtered by. */
export const auditActions = optionList({
  'report.view': 'Looked at a report',
  'report.export': 'Exported a report',
  set_status: 'Changed a status',
  undo_status: 'Undid a status change',
  'review.open': 'Opened a review',
  close_reports: 'Closed reports of users',
  move_request: 'Worked on a request',
  view_user: 'Opened an account',
  'user.export': 'Exported the data of an account',
  'user.block': 'Blocked an account',
  'user.unblock': 'Unblocked an account',
  'message.send': 'Sent a message',
  'message.stop': 'Stopped a message',
  'message.view': 'Looked at a message',
  'staff.grant': 'Granted a role',
  'staff.revoke': 'Revoked a role',
  erase_account: 'Erased an account',
})
