import * as React from 'react';
import { linesToText, textToLines } from './lists';
import { type ListInputProps, TextListInput } from './text-input';

export default React.forwardRef<HTMLTextAreaElement, ListInputProps>(function LinesInput(props, ref) {
  return <TextListInput {...props} ref={ref} read={linesToText} write={textToLines} />;
});
