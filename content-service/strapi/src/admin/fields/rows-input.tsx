import * as React from 'react';
import { rowsOfHtml } from '../paste/markdown-of-html';
import type { FieldProps } from './field-frame';
import { pastedRows, rowsToText, textToRows } from './lists';
import { TextListInput } from './text-list-input';

const paste = (html: string, text: string) => pastedRows(html ? rowsOfHtml(html) : null, text);

export default React.forwardRef<HTMLTextAreaElement, FieldProps>(function RowsInput(props, ref) {
  return <TextListInput {...props} ref={ref} read={rowsToText} write={textToRows} paste={paste} />;
});
