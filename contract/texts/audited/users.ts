import { labelOf } from '#contract/options/option-list.ts'
import { roles } from '#contract/options/roles.ts'
import { lookPurposes } from '#contract/options.ts'
import { type AuditedActions, because } from '#contract/texts/audited/audited-action.ts'

/** What is done to accounts, roles and consents. */
export const auditedOfUsers = {
  view_user: {
    label: 'Opened an account',
    sentence: ({ subject }) => `opened the account of ${subject}`,
    by: ['page /admin/people/:id'],
  },
  'user.export': {
    label: 'Exported the data of an account',
    sentence: ({ subject }) => `exported the data of ${subject}`,
    by: ['page /admin/people/:id/data.json'],
  },
  'conversation.look': {
    label: 'Read a reported conversation',
    sentence: ({ subject }) => `read a reported conversation about ${subject}`,
    by: ['page /admin/conversations/:id'],
  },
  'user.searches': {
    label: 'Looked at the searches of somebody',
    sentence: ({ subject, reason, facts: { lookPurpose } }) =>
      `looked at the searches of ${subject} (${lookPurpose ? lookPurposes.labels[lookPurpose] : ''})${because(reason)}`,
    by: ['/api/people/searches'],
  },
  'user.message': {
    label: 'Sent a message to one person',
    sentence: ({ subject, facts: { channel, reference } }) =>
      `sent ${subject} a message by ${channel}, ${reference}`,
    by: ['/api/people/message'],
  },
  'user.erase': {
    label: 'Erased an account at request',
    sentence: ({ subject, reason }) => `erased ${subject} at their request${because(reason)}`,
    by: ['/api/people/erase'],
  },
  'user.block': {
    label: 'Blocked an account',
    sentence: ({ subject, reason }) => `blocked ${subject}${because(reason)}`,
    by: ['/api/user/blocked'],
  },
  'user.unblock': {
    label: 'Unblocked an account',
    sentence: ({ subject, reason }) => `unblocked ${subject}${because(reason)}`,
    by: ['/api/user/blocked'],
  },
  'user.import': {
    label: 'Made an account for an imported listing',
    sentence: ({ subject }) => `made an account for ${subject}, the owner of an imported listing`,
    by: ['npm run import'],
  },
  erase_account: {
    label: 'Erased an account',
    sentence: () => 'deleted their own account',
    by: ['/api/user/erase'],
  },
  'promotions.agree': { sentence: () => 'agreed to promotions', by: ['/api/user/promotions'] },
  'promotions.withdraw': {
    sentence: () => 'withdrew their consent to promotions',
    by: ['/api/user/promotions', '/api/user/unsubscribe'],
  },
  'staff.grant': {
    label: 'Granted a role',
    sentence: ({ subject, before, after }) =>
      `changed the role of ${subject} from ${roleOf(before)} to ${roleOf(after)}`,
    by: ['/api/staff/role', 'npm run staff'],
  },
  'staff.revoke': {
    label: 'Revoked a role',
    sentence: ({ subject, before, after }) =>
      `changed the role of ${subject} from ${roleOf(before)} to ${roleOf(after)} and ended their sessions`,
    by: ['/api/staff/role', 'npm run staff'],
  },
} satisfies AuditedActions

function roleOf(role: string) {
  return labelOf(roles, role).toLowerCase() || role
}
