import { Calculators, calculatorsFromUrl } from '#app/features/emi/calculators.tsx'
import { ShareButton } from '#app/features/share/share-button.tsx'
import { pageMeta } from '#app/loaders/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { Route } from './+types/loan'
import * as styles from '#app/features/emi/calculators.module.css'

export const meta = pageMeta({
  title: 'Home Loan EMI Calculator',
  description:
    'What a home loan costs each month, how much of it is interest, and what an investment grows to.',
  keywords: ['EMI calculator', 'home loan', 'investment calculator', 'interest'],
  canonical: '/loan',
})

export function loader({ request }: Route.LoaderArgs) {
  return calculatorsFromUrl(new URL(request.url).searchParams)
}

export default function LoanPage({ loaderData }: Route.ComponentProps) {
  return (
    <main className={classes(styles.calculatorsPage, 'page')}>
      <h1>Loan and investment calculators</h1>
      <p className="soft not-printed">
        Type or slide. The numbers are a guide; the bank’s offer counts. The address of this page
        keeps them.
      </p>
      <Calculators start={loaderData} actions={<Actions />} />
      <TextLink to="/property-value-calculator" arrow className="not-printed">
        What is my property worth?
      </TextLink>
    </main>
  )
}

/** The numbers are in the address, so that the page itself is what is shared. */
function Actions() {
  return (
    <>
      <ShareButton title="Home loan" path="" />
      <Button variant="plain" className="needs-script" onClick={() => window.print()}>
        Print
      </Button>
    </>
  )
}
