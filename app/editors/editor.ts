/** An editor who is signed in, as the site knows them. */

/** What the panel says of an account. */
export interface Editor {
  /** Shown in the bar of the preview. */
  name: string;
  /** In words; empty when the panel names none. */
  role: string;
}

/** The version shown: the draft, or the published one. */
export type PreviewStatus = 'draft' | 'published';

export interface EditorSession extends Editor {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly began: number;
  status: PreviewStatus;
  /** For the content service; they leave this process only sealed. Null: signed in by a link from the panel. */
  credentials: PanelCredentials | null;
  /** Begun by a link from the panel, which shows the site in a frame. */
  readonly framed: boolean;
}

export interface PanelCredentials {
  /** Access token of the panel. */
  token: string;
  /** Cookie the token is renewed with; null where tokens are not renewed. */
  renewal: string | null;
}
