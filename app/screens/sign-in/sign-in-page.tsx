import { pathTo } from '~/addresses/path-to';
import { SubmitButton } from '~/ui/button';
import { PageHeader } from '~/ui/page-header';

/** The texts of the page, sent with its data: no other page needs them. */
export interface SignInWords {
  title: string;
  summary: string;
  form: string;
  email: string;
  password: string;
  hint: string;
  submit: string;
  visitors: string;
  home: string;
}

interface SignInPageProps {
  words: SignInWords;
  /** The editor's next page. */
  back: string;
  problem?: string;
  /** The earlier input. */
  email?: string;
}

/** The editors' sign-in; a form that works without JavaScript. */
export function SignInPage({ words, back, problem, email = '' }: SignInPageProps) {
  const fieldState =
    problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': 'connexion-erreur' };
  return (
    <>
      <PageHeader title={words.title} summary={words.summary} />
      <div className="page-normal stack door">
        <form method="post" action={pathTo('login')} className="door-form stack" aria-labelledby="connexion">
          <h2 id="connexion" className="text-xl">
            {words.form}
          </h2>
          {problem === undefined ? null : (
            <p id="connexion-erreur" role="alert" className="door-problem">
              {problem}
            </p>
          )}
          <input type="hidden" name="retour" value={back} />
          <div className="field">
            <label htmlFor="connexion-adresse">{words.email}</label>
            <input
              id="connexion-adresse"
              name="adresse"
              type="email"
              autoComplete="username"
              maxLength={254}
              defaultValue={email}
              required
              {...fieldState}
            />
          </div>
          <div className="field">
            <label htmlFor="connexion-mot-de-passe">{words.password}</label>
            <p id="connexion-aide" className="note">
              {words.hint}
            </p>
            <input
              id="connexion-mot-de-passe"
              name="mot-de-passe"
              type="password"
              autoComplete="current-password"
              maxLength={254}
              required
              // biome-ignore lint/a11y/noAutofocus: only after a form that was wrong
              autoFocus={problem !== undefined}
              {...fieldState}
              aria-describedby={problem === undefined ? 'connexion-aide' : 'connexion-erreur connexion-aide'}
            />
          </div>
          <SubmitButton>{words.submit}</SubmitButton>
        </form>
        <p className="door-visitors">
          {words.visitors} <a href="/">{words.home}</a>
        </p>
      </div>
    </>
  );
}
