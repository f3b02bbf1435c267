import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Downloads a table as a file. */
export function CsvLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} variant="quiet" small reloadDocument download>
      <Icon name="download" />
      Download as CSV
    </ButtonLink>
  )
}
