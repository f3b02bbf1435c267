import type { ReactNode } from 'react'
import { CallerBox } from '#app/features/assistance/caller-box.tsx'
import type { ReportRowView } from '#app/features/reports/report-view.ts'
import { StatusChange } from '#app/features/reports/status-change.tsx'
import { RequestActions, type RequestState } from '#app/features/requests/request-actions.tsx'
import { PlanActions } from '#app/features/sender/plan-actions.tsx'
import { Recipients } from '#app/features/sender/recipients.tsx'
import { StopButton } from '#app/features/sender/stop-button.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { ListingStatus, Report, RequestStatus } from '#contract/options.ts'
import * as texts from '#contract/texts.ts'

/** What staff can do about an open row, by report. */
export const rowActions: Partial<Record<Report, (row: ReportRowView) => ReactNode>> = {
  property_unverfiy: ({ id, raw }) => (
    <StatusChange
      key={`${id} ${raw.status_code}`}
      id={id}
      spn={String(raw.SPN_id)}
      status={raw.status_code as ListingStatus}
    />
  ),
  call_req: (row) => <RequestActions key={row.id} request={requestOf(row, 'call')} />,
  mail_req: (row) => <RequestActions key={row.id} request={requestOf(row, 'mail')} />,
  notification_req: ({ raw }) => {
    if (raw.status === 'scheduled') {
      const { reference_no, send_at } = raw
      return <PlanActions reference={String(reference_no)} scheduledAt={String(send_at)} />
    }
    if (raw.status !== 'sending') return null
    if (raw.is_stopping) return <p className="soft small">{texts.sender.stopping}</p>
    return <StopButton reference={String(raw.reference_no)} />
  },
  user_data: ({ id, name }) => (
    <ButtonLink to={`/admin/people/${id}`} variant="quiet" small wide>
      Account of {name}
    </ButtonLink>
  ),
}

/** Further content of an open row, by report. */
export const rowMore: Partial<Record<Report, (row: ReportRowView) => ReactNode>> = {
  call_req: ({ id }) => <CallerBox key={id} requestId={id} />,
  notification_req: ({ id, raw }) => (
    <Recipients
      key={`${id} ${raw.status}`}
      reference={String(raw.reference_no)}
      counts={{
        sent: Number(raw.success),
        left_out: Number(raw.left_out),
        failed: Number(raw.failed),
        stopped: Number(raw.stopped),
        waiting: Number(raw.waiting),
      }}
    />
  ),
}

function requestOf({ id, raw }: ReportRowView, kind: RequestState['kind']): RequestState {
  return {
    id,
    kind,
    status: raw.status as RequestStatus,
    note: String(raw.note ?? ''),
    version: Number(raw.version),
  }
}
