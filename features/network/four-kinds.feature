Feature: Switching between any two namespaces
  One account in each namespace, all at once; each wallet is prompted to connect once, and each network has its own node.

  @S4.15 @connects
  Scenario Outline: A visitor connected in <connected> switches to <wanted>
    Given the dapp supports <connected> and <wanted>
    And a visitor connected with <wallet>
    When the visitor switches to "<network>" with <other>
    Then the visitor is connected with <other>
    And the network is "<network>"
    And the dapp reads "connected namespaces" as "<namespaces>"
    And <wallet> was asked once to connect
    And <other> was asked once to connect

    Examples:
      | connected | wanted   | wallet  | other   | network   | namespaces      |
      | EVM       | EVM      | Harbor  | Harbor  | Tidewater | eip155          |
      | EVM       | Solana   | Harbor  | Sunfish | Brinepool | solana,eip155   |
      | EVM       | Bitcoin  | Harbor  | Ruffe   | Coldwater | bip122,eip155   |
      | EVM       | Polkadot | Harbor  | Petrel  | Skerry    | polkadot,eip155 |
      | Solana    | EVM      | Sunfish | Harbor  | Saltmarsh | eip155,solana   |
      | Solana    | Solana   | Sunfish | Sunfish | Brinepool | solana          |
      | Solana    | Bitcoin  | Sunfish | Ruffe   | Coldwater | bip122,solana   |
      | Solana    | Polkadot | Sunfish | Petrel  | Skerry    | polkadot,solana |
      | Bitcoin   | EVM      | Ruffe   | Harbor  | Saltmarsh | eip155,bip122   |
      | Bitcoin   | Solana   | Ruffe   | Sunfish | Brinepool | solana,bip122   |
      | Bitcoin   | Bitcoin  | Ruffe   | Ruffe   | Coldwater | bip122          |
      | Bitcoin   | Polkadot | Ruffe   | Petrel  | Skerry    | polkadot,bip122 |
      | Polkadot  | EVM      | Petrel  | Harbor  | Saltmarsh | eip155,polkadot |
      | Polkadot  | Solana   | Petrel  | Sunfish | Brinepool | solana,polkadot |
      | Polkadot  | Bitcoin  | Petrel  | Ruffe   | Coldwater | bip122,polkadot |
      | Polkadot  | Polkadot | Petrel  | Petrel  | Skerry    | polkadot        |
