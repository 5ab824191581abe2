/** Lets the editor of long texts paste formatted text as Markdown; by itself it keeps only the plain words. */
import { markdownOfHtml } from './markdown-of-html';

interface Editor extends Element {
  CodeMirror?: { replaceSelection(text: string, select?: string): void };
}

export function listenForFormattedPaste(page: Document): void {
  const paste = (event: ClipboardEvent) => {
    const editor = (event.target as Element | null)?.closest?.('.CodeMirror') as Editor | null;
    const html = event.clipboardData?.getData('text/html');
    if (!editor?.CodeMirror || !html) return;
    const markdown = markdownOfHtml(html);
    if (markdown === null) return;
    event.preventDefault();
    event.stopPropagation();
    editor.CodeMirror.replaceSelection(markdown, 'end');
  };
  page.addEventListener('paste', paste, true);
}
