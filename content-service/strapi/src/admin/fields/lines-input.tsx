import * as React from 'react';
import type { FieldProps } from './field-frame';
import { linesToText, pastedLines, textToLines } from './lists';
import { TextListInput } from './text-list-input';

const paste = (_html: string, text: string) => pastedLines(text);

export default React.forwardRef<HTMLTextAreaElement, FieldProps>(function LinesInput(props, ref) {
  return <TextListInput {...props} ref={ref} read={linesToText} write={textToLines} paste={paste} />;
});
