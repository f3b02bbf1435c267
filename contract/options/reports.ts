import { type OptionOf, optionList } from '#contract/options/option-list.ts'

export const reports = optionList({
  user_data: 'User Data',
  call_req: 'Call Request',
  mail_req: 'Mail Request',
  appo_req: 'Appointment',
  property_unverfiy: 'Property Verify',
  notification_req: 'Notification Status',
  system_alerts: 'System Alerts',
  web_vitals: 'Speed of Pages',
})

export type Report = OptionOf<typeof reports>
