import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import { type JobName, jobDatabase, jobQueues } from '#db/job-queues.ts'
import { runInContext } from '#db/work-context.ts'
import { askOwners } from '#domain/freshness/ask-owners.ts'
import { pauseUnanswered } from '#domain/freshness/pause-unanswered.ts'
import { groupAll } from '#domain/home-groups/group-all.ts'
import { groupListing } from '#domain/home-groups/group-listing.ts'
import { cleanUp } from '#domain/jobs/clean-up.ts'
import type { JobPayloads } from '#domain/jobs/enqueue.ts'
import { removeOldRecords } from '#domain/jobs/remove-old-records.ts'
import { compareAllPrices, comparePrices } from '#domain/listings/compare-prices.ts'
import { summariseHistory } from '#domain/market/summarise-history.ts'
import { summariseMarket } from '#domain/market/summarise-market.ts'
import { keepOwnerChecks } from '#domain/owner-checks/keep-owner-checks.ts'
import { markAgentOf } from '#domain/owner-checks/mark-agent.ts'
import { settleReview } from '#domain/review/settle-review.ts'
import { matchListing } from '#domain/saved-searches/match-listing.ts'
import { tellSearches } from '#domain/saved-searches/tell-searches.ts'
import { checkCounts } from '#domain/search/counts/check-counts.ts'
import { keepCounts } from '#domain/search/counts/keep-counts.ts'
import { endVisits } from '#domain/visits/end-visits.ts'
import { remindOfVisits } from '#domain/visits/remind-of-visits.ts'
import type { Resources } from '#server/create-resources.ts'
import type { Attempt } from '#server/jobs/attempt.ts'
import { logSparsely } from '#server/jobs/log-sparsely.ts'
import { sendMessage } from '#server/jobs/send-message.ts'
import { timetable } from '#server/jobs/timetable.ts'
import { removeUnusedPhotos } from '#server/photos/remove-photos.ts'
import { isSendError } from '#server/providers/channels/channel.ts'

type Perform = {
  [Name in JobName]: (
    resources: Resources,
    payload: JobPayloads[Name],
    attempt: Attempt,
  ) => Promise<void>
}

const perform: Perform = {
  'send-message': sendMessage,
  'check-freshness': async ({ db }) => {
    await pauseUnanswered(db)
    await askOwners(db)
  },
  'remind-visits': ({ db }) => remindOfVisits(db),
  'end-visits': ({ db }, { listingId }) => endVisits(db, listingId),
  'settle-review': ({ db }, { reviewId }) => settleReview(db, reviewId),
  'match-listing': async ({ db }, { listingId, priceWas }) => {
    await matchListing(db, listingId, { priceWas })
  },
  'tell-searches': async ({ db }) => {
    await tellSearches(db)
  },
  'keep-owner-checks': ({ db }) => keepOwnerChecks(db),
  'compare-prices': ({ db }, cell) => comparePrices(db, cell),
  'compare-all-prices': ({ db }) => compareAllPrices(db),
  'group-homes': async ({ db }, { listingId }) => {
    await groupListing(db, listingId)
    await markAgentOf(db, listingId)
  },
  // The timetable sends no payload.
  'group-all-homes': ({ db }, payload) => groupAll(db, payload?.after),
  'keep-counts': ({ db }) => keepCounts(db),
  'check-counts': async ({ db, log }) => {
    for (const wrong of await checkCounts(db)) log.warn(wrong, 'stored counts were wrong')
  },
  'summarise-market': ({ db }) => summariseMarket(db),
  'summarise-history': ({ db }) => summariseHistory(db),
  'remove-old-records': ({ db }) => removeOldRecords(db),
  'clean-up': async (resources) => {
    await cleanUp(resources.db)
    await removeUnusedPhotos(resources)
  },
}

const secondsToDrain = 6

/** Runs queued jobs in the background until it is stopped; running jobs are finished first. */
export async function startWorker(resources: Resources, { pollSeconds = 1 } = {}) {
  const { db, log } = resources
  const boss = new PgBoss({ db: jobDatabase(db) })
  const report = logSparsely(log, 'the job queue has a problem')
  // Without the queue and worker that end a message, all queues report the same problem.
  boss.on('error', ({ message }) => report(message.replace(/ \(Queue: .*$/, '')))
  await boss.start()
  for (const [name, cron] of Object.entries(timetable))
    await boss.schedule(name, cron, null, { tz: 'Asia/Kolkata', missed: 'once' })
  for (const name of Object.keys(jobQueues) as JobName[])
    await work(boss, resources, { name, pollSeconds })

  return { stop: () => boss.stop({ timeout: secondsToDrain * 1000 }) }
}

async function work<Name extends JobName>(
  boss: PgBoss,
  resources: Resources,
  { name, pollSeconds }: { name: Name; pollSeconds: number },
) {
  const options = {
    pollingIntervalSeconds: pollSeconds,
    batchSize: 10,
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
  } as const
  await boss.work<Queued<Name>, unknown, typeof options>(name, options, (jobs) =>
    Promise.all(
      jobs.map((job) => {
        const requestId = job.data?.requestId ?? job.id
        return runInContext({ requestId, job: name, jobId: job.id }, () =>
          run(resources, name, job),
        )
      }),
    ),
  )
}

/** A job that a request caused carries its id. */
type Queued<Name extends JobName> = JobPayloads[Name] & { requestId?: string }

async function run<Name extends JobName>(
  resources: Resources,
  name: Name,
  { id, data, retryCount, retryLimit }: JobWithMetadata<Queued<Name>>,
): Promise<JobResult> {
  try {
    await perform[name](resources, data, { isLast: retryCount >= retryLimit })
    resources.metrics.countJob(name, 'done')
    return { id, status: 'completed' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const isHopeless = isSendError(error) && !error.mayRetry
    resources.metrics.countJob(name, 'failed')
    resources.log.warn({ job: name, jobId: id, tries: retryCount + 1, reason }, 'a job failed')
    return { id, status: isHopeless ? 'deadletter' : 'failed', output: { reason } }
  }
}
