import { z } from 'zod'
import { indiaDay } from '#contract/format/dates.ts'
import {
  appointmentSchema,
  complaintSchema,
  contactSchema,
  saveListingSchema,
  spnInputSchema,
} from '#contract/schemas/listing-calls.ts'
import { listingToWire } from '#contract/schemas/listing-wire.ts'
import { userToWire } from '#contract/schemas/user-wire.ts'
import * as texts from '#contract/texts.ts'
import { fileComplaint } from '#domain/complaints/file-complaint.ts'
import { revealContact } from '#domain/leads/reveal-contact.ts'
import { findHouseNo } from '#domain/listings/find-house-no.ts'
import { findPoster } from '#domain/listings/find-poster.ts'
import { requireListing } from '#domain/listings/require-listing.ts'
import { isSaved } from '#domain/shortlist/is-saved.ts'
import { listSaved } from '#domain/shortlist/list-saved.ts'
import { saveListing } from '#domain/shortlist/save-listing.ts'
import { unsaveListing } from '#domain/shortlist/unsave-listing.ts'
import { scheduleVisit } from '#domain/visits/schedule-visit.ts'
import { withdrawVisit } from '#domain/visits/withdraw-visit.ts'
import { anyoneCall, memberCall } from '#server/api/call.ts'
import { dailyHash } from '#server/http/daily-hash.ts'

/** What a seeker does with a listing. */
export const propActionCalls = {
  '/api/prop/data': anyoneCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      const listing = await requireListing(db, viewer, form.spnInput)
      const houseNo = await findHouseNo(db, viewer, listing)
      return {
        saved: await isSaved(db, viewer, listing.id),
        data: { ...listingToWire(listing), ...(houseNo && { house_no: houseNo }) },
      }
    },
  }),

  '/api/prop/save': memberCall({
    form: saveListingSchema,
    failureCode: () => 0,
    async answer({ db, viewer, form }) {
      if (form.save_status) {
        await saveListing(db, viewer, form.spnInput)
        return { data: { message: texts.listing.saved } }
      }
      await unsaveListing(db, viewer, form.spnInput)
      return { data: { message: texts.listing.unsaved } }
    },
  }),

  '/api/prop/save/get': memberCall({
    form: z.object({}),
    async answer({ db, viewer }) {
      const saved = await listSaved(db, viewer)
      return { data: { save_list: saved.map(listingToWire) } }
    },
  }),

  '/api/prop/user/data': memberCall({
    form: contactSchema,
    async answer({ c, resources: { env }, db, viewer, form }) {
      const owner = await revealContact(db, viewer, form.spnInput, {
        line: form.line,
        address: c.var.address,
        perDay: env.REVEALS_PER_DAY,
        perAddressDay: env.REVEALS_PER_ADDRESS_DAY,
      })
      return {
        user: userToWire(owner),
        ...(owner.asked && { asked: owner.asked }),
        ...(owner.line && { line: owner.line }),
        ...(owner.houseNo && { house_no: owner.houseNo }),
        poster: owner.poster,
        ...(owner.checked.length > 0 && { checked: owner.checked }),
        ...(owner.warnings.length > 0 && { warnings: owner.warnings }),
      }
    },
  }),

  '/api/prop/user/appointment': memberCall({
    form: () => appointmentSchema(indiaDay(new Date())),
    postedAs: { time: 'visit_time' },
    async answer({ c, db, viewer, form }) {
      const { spnInput, visit_date: day, visit_time: time, slot: slotId, line } = form
      const { address } = c.var
      const wish = { day, time, slotId }
      const outcome = await scheduleVisit(db, viewer, spnInput, wish, { address, line })
      const { scheduled, visitChanged } = texts.listing
      const message = outcome === 'changed' ? visitChanged : scheduled
      return { data: { message: message(await findPoster(db, spnInput)) } }
    },
  }),

  '/api/prop/user/appointment/withdraw': memberCall({
    form: spnInputSchema,
    async answer({ db, viewer, form }) {
      await withdrawVisit(db, viewer, form.spnInput)
      const who = await findPoster(db, form.spnInput)
      return { data: { message: texts.listing.visitWithdrawn(who) } }
    },
  }),

  '/api/prop/report': anyoneCall({
    form: complaintSchema,
    async answer({ c, resources, db, viewer, form }) {
      const { spnInput, reason, note = '' } = form
      const { address } = c.var
      const visitorHash = dailyHash(resources.secret, address)
      await fileComplaint(db, viewer, spnInput, { reason, note, address, visitorHash })
      return { data: { message: texts.listing.complaintFiled } }
    },
  }),
}
