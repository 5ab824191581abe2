export default function Screen() { return <h1>demo-crm</h1>; }
