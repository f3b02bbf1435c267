import type { AlertLinkAction } from '#contract/options/saved-searches.ts'
import {
  alertLinkSchema,
  chooseAlertSchema,
  pauseAlertSchema,
  removeSavedSearchSchema,
  saveSearchSchema,
} from '#contract/schemas/saved-search.ts'
import * as texts from '#contract/texts.ts'
import { DomainError } from '#domain/errors.ts'
import { readAlertToken } from '#domain/saved-searches/alert-token.ts'
import {
  chooseAlert,
  pauseAlert,
  removeSavedSearch,
} from '#domain/saved-searches/change-saved-search.ts'
import { followAlertLink } from '#domain/saved-searches/follow-alert-link.ts'
import { saveSearch } from '#domain/saved-searches/save-search.ts'
import { anyoneCall, memberCall } from '#server/api/call.ts'

/** Saved searches and their alerts: on the site, and by the signed link of a message. */
export const savedSearchCalls = {
  '/api/user/saved-searches/save': memberCall({
    form: saveSearchSchema,
    async answer({ db, viewer, form }) {
      const { id, frequency, channels } = await saveSearch(db, viewer, form.path)
      return { data: { id, frequency, channels, message: texts.savedSearches.saved } }
    },
  }),

  '/api/user/saved-searches/choose': memberCall({
    form: chooseAlertSchema,
    async answer({ db, viewer, form: { _id, frequency, channels } }) {
      await chooseAlert(db, viewer, _id, { frequency, channels })
      return { data: { message: texts.savedSearches.changed } }
    },
  }),

  '/api/user/saved-searches/pause': memberCall({
    form: pauseAlertSchema,
    async answer({ db, viewer, form: { _id, paused } }) {
      await pauseAlert(db, viewer, _id, paused)
      return { data: { message: answers[paused ? 'pause' : 'resume'] } }
    },
  }),

  '/api/user/saved-searches/remove': memberCall({
    form: removeSavedSearchSchema,
    async answer({ db, viewer, form: { _id, removed } }) {
      await removeSavedSearch(db, viewer, _id, removed)
      return { data: { message: answers[removed ? 'remove' : 'restore'] } }
    },
  }),

  '/api/user/saved-searches/link': anyoneCall({
    form: alertLinkSchema,
    async answer({ db, resources: { secret }, form: { token, action } }) {
      const [id] = readAlertToken(secret, token)
      if (!id) throw new DomainError('not_found')
      await followAlertLink(db, id, action)
      return { data: { message: answers[action] } }
    },
  }),
}

const { paused, resumed, removed, restored } = texts.savedSearches
const answers: Record<AlertLinkAction, string> = {
  pause: paused,
  resume: resumed,
  remove: removed,
  restore: restored,
}
