export interface Component {
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  scope: 'required' | 'optional';
  hashes: { alg: string; content: string }[];
  licenses: ({ expression: string } | { license: { id: string } })[];
  purl: string;
}

export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

export function billOfMaterials(lock: object, timestamp: string): BillOfMaterials;
