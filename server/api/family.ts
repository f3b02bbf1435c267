import { z } from 'zod'
import { familyPath } from '#contract/family-path.ts'
import { indiaDay } from '#contract/format/dates.ts'
import {
  familyHeartSchema,
  familyNoteSchema,
  joinFamilySchema,
  removeRelativeSchema,
} from '#contract/schemas/family.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { createFamilyToken, readFamilyToken } from '#domain/family-lists/family-token.ts'
import { findFamilyList } from '#domain/family-lists/find-family-list.ts'
import { findRelative } from '#domain/family-lists/find-relative.ts'
import { joinFamilyList } from '#domain/family-lists/join-family-list.ts'
import { removeRelative } from '#domain/family-lists/remove-relative.ts'
import { saveOpinion } from '#domain/family-lists/save-opinion.ts'
import { revokeFamilyList, shareFamilyList } from '#domain/family-lists/share-family-list.ts'
import { anyoneCall, memberCall } from '#server/api/call.ts'
import type { AppContext } from '#server/http/app-env.ts'
import {
  newRelativeToken,
  readRelativeToken,
  writeRelativeToken,
} from '#server/sessions/relative-cookie.ts'

/** Saved homes shared with relatives: by their owner, and by the link without an account. */
export const familyCalls = {
  '/api/user/family/share': memberCall({
    form: z.object({}),
    async answer({ db, resources: { secret }, viewer }) {
      const path = familyPath(createFamilyToken(secret, await shareFamilyList(db, viewer)))
      return { data: { path, message: texts.family.shared } }
    },
  }),

  '/api/user/family/remove': memberCall({
    form: removeRelativeSchema,
    async answer({ db, viewer, form }) {
      await removeRelative(db, viewer, form._id)
      return { data: { message: texts.family.removed } }
    },
  }),

  '/api/user/family/revoke': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      await revokeFamilyList(db, viewer)
      return { data: { message: texts.family.revoked } }
    },
  }),

  '/api/family/join': anyoneCall({
    form: joinFamilySchema,
    async answer({ c, form }) {
      const { db, address, list } = await openList(c, form.token)
      const token = readRelativeToken(c) ?? newRelativeToken()
      await joinFamilyList(db, list, { name: form.name, token, address })
      writeRelativeToken(c, token)
      return { data: { message: texts.family.joined } }
    },
  }),

  '/api/family/heart': anyoneCall({
    form: familyHeartSchema,
    async answer({ c, form: { token, spnInput, liked: isLiked } }) {
      const { db, ...by } = await recogniseRelative(c, token)
      await saveOpinion(db, by, spnInput, { isLiked })
      return { data: { message: texts.family.opinionSaved } }
    },
  }),

  '/api/family/note': anyoneCall({
    form: () => familyNoteSchema(indiaDay(new Date())),
    async answer({ c, form: { token, spnInput, note, visit_date: wishedDay } }) {
      const { db, ...by } = await recogniseRelative(c, token)
      await saveOpinion(db, by, spnInput, { note: note ?? '', wishedDay: wishedDay ?? null })
      return { data: { message: texts.family.opinionSaved } }
    },
  }),
}

/** The list that a link opens, or a refusal. */
async function openList(c: AppContext, token: string) {
  const { db, secret } = c.var.resources
  const id = readFamilyToken(secret, token)
  const list = id && (await findFamilyList(db, id))
  if (!list) throw new DomainError('not_found', { message: texts.family.linkIsOver })
  return { db, address: c.var.address, list }
}

/** The relative who asks; a browser that has not joined the list gives a name first. */
async function recogniseRelative(c: AppContext, token: string) {
  const { db, list } = await openList(c, token)
  const relative = await findRelative(db, list, readRelativeToken(c))
  if (!relative) throw new DomainError('conflict', { message: texts.family.joinFirst })
  return { db, list, relative }
}
