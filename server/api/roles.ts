import { z } from 'zod'
import { displayName } from '#contract/format/names.ts'
import { roles } from '#contract/options/roles.ts'
import { roleSchema } from '#contract/schemas/role.ts'
import * as texts from '#contract/texts/staff.ts'
import { inTransaction } from '#db/connect.ts'
import { checkRoleChange, setRole } from '#domain/users/set-role.ts'
import { administratorCall } from '#server/api/call.ts'
import { redeemConfirmationCode, sendConfirmationCode } from '#server/api/confirmation-code.ts'

/** Who is staff: an administrator says so, with a fresh code. */
export const roleCalls = {
  '/api/staff/role/code': administratorCall({
    form: z.object({}),
    async answer({ c, viewer }) {
      return { data: await sendConfirmationCode(c, viewer, 'role') }
    },
  }),

  '/api/staff/role': administratorCall({
    form: roleSchema,
    postedAs: { code: 'u_otp', phone: 'phone_no' },
    async answer({ c, db, viewer, form: { phone_no: phone, role, u_otp: code } }) {
      // Checked first, so that no code is used up for a refused change.
      await inTransaction(db, (trx) => checkRoleChange(trx, viewer, phone))
      await redeemConfirmationCode(c, viewer, { intent: 'role', code })
      const { name } = await setRole(db, phone, role, viewer)
      const message = texts.roleSet(displayName(name), roles.labels[role])
      return { data: { message } }
    },
  }),
}
