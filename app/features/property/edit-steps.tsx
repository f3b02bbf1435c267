import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import * as styles from '#app/features/property/edit-steps.module.css'

/** A step of the wizard in which part of a draft's page can be changed. */
export type EditStep = { step: string; label: string; path: string }

/** Links from the preview of a draft back to each of its steps and to the last one. */
export function EditSteps({ edits, finish }: { edits: readonly EditStep[]; finish: string }) {
  if (edits.length === 0) return null
  return (
    <nav aria-label="Edit this draft" className={styles.edits}>
      <ul>
        <li className="soft small" aria-hidden="true">
          Edit
        </li>
        {edits.map(({ step, label, path }) => (
          <li key={step}>
            <TextLink to={path}>
              <span className="visually-hidden">Edit </span>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <ButtonLink small variant="quiet" to={finish}>
        Back to Finish
      </ButtonLink>
    </nav>
  )
}

type EditableProps = { edits: readonly EditStep[]; step: string; children: ReactNode }

/** A part of the page with the link to the step that asks for it, where the viewer may change it. */
export function Editable({ edits, step, children }: EditableProps) {
  const edit = edits.find((each) => each.step === step)
  if (!edit) return children
  return (
    <div className={styles.editable}>
      {children}
      <Link to={edit.path} className={styles.edit} aria-label={`Edit ${edit.label}`}>
        <Icon name="pencil" />
        Edit
      </Link>
    </div>
  )
}
