/** Lists of entries show a choice in French, too. */

interface Header {
  name: string;
  attribute?: { enum?: readonly string[]; options?: { words?: readonly string[] } };
  cellFormatter?: (entry: Record<string, unknown>) => unknown;
}

export function sayChoicesInFrench<Table extends { displayedHeaders: Header[] }>(table: Table): Table {
  return { ...table, displayedHeaders: table.displayedHeaders.map(inFrench) };
}

function inFrench(header: Header): Header {
  const { enum: values, options } = header.attribute ?? {};
  const words = options?.words;
  if (!values || !words) return header;
  return {
    ...header,
    cellFormatter: (entry) => words[values.indexOf(String(entry[header.name]))] ?? '-',
  };
}
