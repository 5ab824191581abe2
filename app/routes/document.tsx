export default function Screen() { return <h1>document</h1>; }
