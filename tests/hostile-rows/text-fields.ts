import { describedApi } from '#tests/described-answers.ts'

const lookedUp = 'is looked up, and not kept'
const filtered = 'filters a report; what was asked for is in the audit log’s facts'
const readOnly = 'is read, and not kept'

/**
 * Where a field that takes any text is kept, as `table.column`, or why nowhere. A field that has
 * the same name in several calls is written once; a call of its own stands before the name.
 */
export const textFields: Record<string, string> = {
  full_name: 'app_user.name',
  '/api/req/call full_name': 'call_request.name',
  user_name: 'app_user.name',
  email: 'app_user.email',
  user_email: 'app_user.email',
  '/api/req/mail email': 'mail_request.email',
  email_message: 'mail_request.message',
  '/api/user/note note': 'seeker_note.body',
  '/api/family/join name': 'relative.name',
  '/api/family/note note': 'relative_opinion.note',
  '/api/prop/report note': 'complaint.note',
  '/api/user/leads/update note': 'lead.note',
  '/api/req/move note': 'call_request.note',
  '/api/prop/user/data line': 'lead.seeker_line',
  '/api/prop/user/ask line': 'conversation_line.body',
  '/api/user/conversations/write line': 'conversation_line.body',
  '/api/user/conversations/link line': 'conversation_line.body',
  '/api/user/conversations/complain note': 'complaint.note',
  '/api/prop/user/appointment line': 'visit.seeker_line',
  '/api/user/saved-searches/save path': 'saved_search.address',
  '/api/prop/search query': 'search_record.text',
  description: 'listing.description',
  ideal_for: 'listing.ideal_for',
  house_no: 'listing.house_no',
  full_address: 'listing.address',
  locality: 'listing.locality',
  typed_over: 'unsaved_step.typed_over',
  'input.*': 'unsaved_step.input',
  '/api/prop/sentence/draft text': 'listing.description',
  '/api/prop/sbpl/update reason': 'listing.status_reason',
  'reasons[].text': 'listing_review.reasons',
  '/api/review/dismiss reason': 'audit_entry.reason',
  '/api/user/blocked reason': 'app_user.blocked_reason',
  '/api/people/searches reason': 'audit_entry.reason',
  '/api/people/erase reason': 'audit_entry.reason',
  '/api/people/message subject': 'notification.data',
  '/api/people/message message': 'notification.data',
  raw_message: 'broadcast.body',
  subject: 'broadcast.subject',
  '/api/mess/cus-mess search': 'broadcast.everyone',
  '/api/mess/cus-mess ref_no': 'broadcast.reference_no',
  '/api/mess/template/save name': 'staff_template.name',
  '/api/mess/template/save subject': 'staff_template.subject',
  '/api/mess/template/save raw_message': 'staff_template.body',

  rera_number: 'only numbers as the registers write them are taken',
  spnInput: lookedUp,
  spn_already: lookedUp,
  '/api/review/home/join other': lookedUp,
  _id: lookedUp,
  token: lookedUp,
  ref_no: lookedUp,
  dlt_id: lookedUp,
  'spns[]': lookedUp,
  'lastListIds[]': lookedUp,
  'images[]': lookedUp,
  image: lookedUp,
  'reasons[].photo': lookedUp,
  after: lookedUp,
  'without[]': 'names answers that are left out',
  page: readOnly,
  area: readOnly,
  text: readOnly,
  summary: 'takes any value and reads none',
  '/api/mess/contacts search': readOnly,
  '/api/mess/preview search': readOnly,
  search: filtered,
  status: filtered,
  sort: filtered,
  from: 'is a day, and kept as one',
  to: 'is a day, and kept as one',
  visit_date: 'is a day, and kept as one',
  avalible_from: 'is a day, and kept as one',
  send_at: 'is a moment, and kept as one',
  build_up_area_typed: 'the table takes a number with a unit only',
  plot_area_typed: 'the table takes a number with a unit only',
}

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
}

/** Every field of every call that takes any text, as the path and the field's name. */
export async function listTextFields() {
  const { paths } = await describedApi()
  return Object.entries(paths).flatMap(([path, { post }]) => {
    const bodies = Object.values(post.requestBody.content) as { schema: Schema }[]
    const names = bodies.flatMap(({ schema }) => textsOf(schema, ''))
    return [...new Set(names)].map((name) => ({ path, name }))
  })
}

/** Without words of a list, numbers and forms of their own, such as ids and phones. */
function textsOf(schema: Schema, name: string): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema
  const inner = Object.entries(properties).flatMap(([key, field]) =>
    textsOf(field, name ? `${name}.${key}` : key),
  )
  const variants = [...anyOf, ...oneOf].flatMap((variant) => textsOf(variant, name))
  const listed = items ? textsOf(items, `${name}[]`) : []
  const open = typeof additionalProperties === 'object' && name ? [`${name}.*`] : []
  return [...inner, ...variants, ...listed, ...open, ...(takesAnyText(schema) ? [name] : [])]
}

function takesAnyText({ type, enum: words, const: word, format, pattern }: Schema) {
  const isForm = pattern !== undefined || format === 'uuid' || format === 'binary'
  return type === 'string' && !words && word === undefined && !isForm
}
