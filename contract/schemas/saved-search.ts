import { z } from 'zod'
import { alertChannels } from '#contract/options/alert-choices.ts'
import { alertFrequencies, alertLinkActions } from '#contract/options/saved-searches.ts'
import { flag, id, listOf, optionOf, text } from '#contract/schemas/fields.ts'

/** The address of the results that are to be saved as a search. */
export const saveSearchSchema = z.object({ path: text({ max: 2_000 }) })

/** How often, and by which channels besides the inbox. */
export const chooseAlertSchema = z.object({
  _id: id(),
  frequency: optionOf(alertFrequencies),
  channels: listOf(alertChannels),
})

export const pauseAlertSchema = z.object({ _id: id(), paused: flag() })

export const removeSavedSearchSchema = z.object({ _id: id(), removed: flag() })

/** What the signed link of a message may do, without a login. */
export const alertLinkSchema = z.object({
  token: text({ max: 200 }),
  action: optionOf(alertLinkActions),
})
