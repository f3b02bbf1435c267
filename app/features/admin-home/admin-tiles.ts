import type { IconName } from '#app/ui/icon-list.ts'
import { type MessageChannel, messageChannels, type Report, reports } from '#contract/options.ts'

export type Tile = {
  label: string
  icon: IconName
  /** Undefined for a tile that is only announced. */
  to?: string
}

export type TileGroup = { title: string; tiles: readonly Tile[] }

const reportIcons: Record<Report, IconName> = {
  user_data: 'users',
  call_req: 'phone-incoming',
  mail_req: 'mail',
  appo_req: 'calendar-check',
  property_unverfiy: 'clipboard-check',
  notification_req: 'bell-ring',
  system_alerts: 'triangle-alert',
  web_vitals: 'gauge',
}

const channelIcons: Record<MessageChannel, IconName> = {
  sms: 'message-square-text',
  whatsapp: 'message-circle',
  email: 'mail-plus',
  noti: 'bell-plus',
}

export function reportPath(report: Report) {
  return `/req-check?id=${report}`
}

export const reportTiles: TileGroup = {
  title: 'Reports',
  tiles: reports.items.map(({ value, label }) => ({
    label,
    icon: reportIcons[value],
    to: reportPath(value),
  })),
}

export const messageTiles: TileGroup = {
  title: 'Send Message',
  tiles: messageChannels.items.map(({ value, label }) => ({
    label,
    icon: channelIcons[value],
    to: `/message-send?mess=${value}`,
  })),
}

export const pageTiles: TileGroup = {
  title: 'Page',
  tiles: [
    { label: 'Home Page', icon: 'house', to: '/' },
    { label: 'Seller Dashboard', icon: 'layout-dashboard', to: '/dashboard' },
    { label: 'Profile Page', icon: 'circle-user-round', to: '/profile' },
    { label: 'Property Search', icon: 'search', to: '/search' },
  ],
}

export const propertyTiles: TileGroup = {
  title: 'Property',
  tiles: [{ label: 'Add New Property', icon: 'house-plus', to: '/list-property' }],
}

export const additionalTiles: TileGroup = {
  title: 'Additional',
  tiles: [
    { label: 'Loan', icon: 'calculator', to: '/loan' },
    { label: 'Download App', icon: 'triangle-alert' },
    { label: 'Screen Saver', icon: 'monitor', to: '/screen-saver' },
  ],
}

export function officeTiles(isAdministrator: boolean): TileGroup {
  const audit: Tile = { label: 'Audit Log', icon: 'scroll-text', to: '/admin/audit' }
  const roles: Tile = { label: 'Roles', icon: 'shield-check', to: '/admin/roles' }
  const review: Tile = { label: 'Review Queue', icon: 'clipboard-check', to: '/admin/review' }
  const decisions: Tile = { label: 'Decisions', icon: 'gauge', to: '/admin/decisions' }
  const tiles = [review, decisions, audit]
  return { title: 'Office', tiles: isAdministrator ? [...tiles, roles] : tiles }
}
