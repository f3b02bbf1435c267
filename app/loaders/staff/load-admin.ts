import { reportPath } from '#app/features/admin-home/admin-tiles.ts'
import type { AdminView, FigureView } from '#app/features/admin-home/admin-view.ts'
import { durationText, minutesBetween } from '#app/loaders/staff/duration.ts'
import { groupIndian } from '#contract/format/money.ts'
import { reviewLimits } from '#contract/limits/review.ts'
import { atMost99 } from '#contract/texts/counting.ts'
import * as texts from '#contract/texts/staff.ts'
import type { Db } from '#db/connect.ts'
import { countDays, type DayFigure } from '#domain/reports/count-days.ts'
import { countWaitingRows } from '#domain/reports/count-waiting-rows.ts'
import { findOpenWork, type OpenWork } from '#domain/reports/find-open-work.ts'
import { listTeamToday } from '#domain/review/list-team-today.ts'
import type { Viewer } from '#domain/viewer.ts'

/** What the admin home shows first: open work, today's figures and who did what. */
export async function loadAdmin(db: Db, viewer: Viewer): Promise<AdminView> {
  const [work, { figures, days }, team, requests] = await Promise.all([
    findOpenWork(db, viewer),
    countDays(db),
    listTeamToday(db, viewer),
    countWaitingRows(db),
  ])
  const now = new Date()
  const card = (title: string, to: string, { count, oldest }: OpenWork) => ({
    title,
    to,
    count: atMost99(count),
    oldest: oldest ? texts.oldest(durationText(minutesBetween(oldest, now))) : texts.nothingWaits,
  })
  const { review, complaints } = work
  return {
    review: {
      ...card('Review queue', '/admin/review', { ...review, count: 0 }),
      count: groupIndian(review.count),
      parts: texts.queueParts(review.count - review.complaints, review.complaints),
      goal: texts.queueGoal(review.late, review.soon),
      // The goal stands at four fifths of the bar.
      filled: review.oldest
        ? Math.min(1, (0.8 * minutesBetween(review.oldest, now)) / reviewLimits.goalMinutes)
        : 0,
      isLate: review.late > 0,
    },
    cards: [
      card('Complaints', `/admin/review${complaints.spn ? `/${complaints.spn}` : ''}`, complaints),
      card('Owner checks', '/admin/checks', work.owner_checks),
      card('Call requests', `${reportPath('call_req')}&status=new`, work.call_req),
      card('Mail requests', `${reportPath('mail_req')}&status=new`, work.mail_req),
    ],
    figures: describeFigures(figures, team.all.medianMinutes),
    days,
    team: team.people.map(({ staffId, medianMinutes, decided, sentBack, name }) => ({
      key: staffId ?? '',
      name: staffId === viewer.id ? texts.andYou(name) : name,
      decided: groupIndian(decided),
      median: medianMinutes === null ? '' : durationText(medianMinutes),
      isLate: medianMinutes !== null && medianMinutes > reviewLimits.goalMinutes,
      sentBack: share(sentBack, decided),
    })),
    queue: review.count,
    requests,
  }
}

type Figures = Awaited<ReturnType<typeof countDays>>['figures']

function describeFigures(figures: Figures, median: number | null): FigureView[] {
  const { sentIn, approved, sentBack, leads, visits, alerts, failed } = figures
  const besideUsual = (label: string, { today, usual }: DayFigure): FigureView => ({
    label,
    value: groupIndian(today),
    beside: usual === undefined ? '' : texts.usual(groupIndian(usual)),
  })
  return [
    besideUsual('Sent in', sentIn),
    besideUsual('Approved', approved),
    {
      label: 'Sent back',
      value: groupIndian(sentBack.today),
      beside: share(sentBack.today, sentBack.today + approved.today),
    },
    {
      label: 'Median wait',
      value: median === null ? '–' : durationText(median),
      beside: texts.goal(durationText(reviewLimits.goalMinutes)),
      isBad: median !== null && median > reviewLimits.goalMinutes,
    },
    besideUsual('Leads', leads),
    besideUsual('Visits asked for', visits),
    besideUsual('Alerts sent', alerts),
    { ...besideUsual('Failed alerts', failed), isBad: failed.today > 0 },
  ]
}

function share(part: number, whole: number) {
  return whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`
}
