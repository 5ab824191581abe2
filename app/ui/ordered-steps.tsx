import type { ReactNode } from 'react';

interface OrderedStepsProps {
  title: string;
  steps: readonly string[];
  /** Below the steps. */
  children?: ReactNode;
}

/** What comes after a form has been sent, step by step; within an element of class `ordered-steps`. */
export function OrderedSteps({ title, steps, children }: OrderedStepsProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ol role="list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
