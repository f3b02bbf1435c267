export type CalendarEvent = {
  /** Stays the same when the event is sent again. */
  uid: string
  start: Date
  end: Date
  writtenAt: Date
  summary: string
  location: string
  description: string
  url: string
}

const lineBytes = 75

/** A calendar file with one event, as RFC 5545 wants it: UTC times, escaped and folded lines. */
export function toIcs(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Basera//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(event.writtenAt)}`,
    `DTSTART:${utcTime(event.start)}`,
    `DTEND:${utcTime(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** A moment as `20260303T033000Z`. */
function utcTime(moment: Date) {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string) {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/**
 * A line has at most 75 bytes; a longer one continues after a line break and a space. No character
 * is split.
 */
function fold(line: string) {
  const encoder = new TextEncoder()
  let folded = ''
  let used = 0
  for (const char of line) {
    const bytes = encoder.encode(char).length
    if (used + bytes > lineBytes) {
      folded += '\r\n '
      used = 1
    }
    folded += char
    used += bytes
  }
  return folded
}
