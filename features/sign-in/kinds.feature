Feature: Sign-in in every namespace
  Each wallet signs the message that it shows, in its network's way, and the page verifies it.

  @S1.1
  Scenario Outline: Signing in, and restoring the session: <kind>
    Given the dapp supports <kind>
    And the dapp sets "sign-in" to "required"
    And a visitor connected with <wallet>
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    And <wallet> approves
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-in"
    When the visitor reloads the page
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed
    And <wallet> was never asked to sign

    Examples:
      | kind     | wallet  |
      | Solana   | Sunfish |
      | Bitcoin  | Ruffe   |
      | Polkadot | Petrel  |

  @core @sandbox
  Scenario: Accounts of namespaces without sign-in are not asked to sign in
    Given the dapp sets "sign-in" to "required on eip155"
    And the dapp sets "Solana wallets" to "Sunfish"
    And a visitor connected with Sunfish
    Then the modal is closed
    And the visitor is connected with Sunfish
    And the dapp reads "sign-in" as "signed-out"

  @S1.1
  Scenario: If sign-in is required, each connected namespace has its own session
    Given the dapp sets "sign-in" to "required"
    And the dapp sets "Solana wallets" to "Sunfish, Manta"
    And a visitor on the page
    And Manta is connected for "EVM networks"
    And the visitor chooses "Sign"
    And Manta approves
    And the dapp reads "sign-in" as "signed-in"
    When the visitor switches to "Brinepool" with Manta
    Then the Sign-in screen is shown
    When the visitor closes the modal
    Then the modal refuses to close
    When the visitor chooses "Sign"
    And Manta approves
    Then the dapp reads "accounts signed in" as "solana,eip155"
    And the modal is closed
    When the visitor reloads the page
    Then the dapp reads "accounts signed in" as "solana,eip155"
    And the modal is closed

  @core @sandbox
  Scenario: A visitor who signs in with one namespace keeps only that one
    Given the dapp sets "sign-in" to "required"
    And the dapp sets "Solana wallets" to "Sunfish, Manta"
    And a visitor on the page
    And Manta is connected for "EVM networks"
    And the visitor chooses "Sign"
    And Manta approves
    And the dapp reads "sign-in" as "signed-in"
    And the visitor switches to "Brinepool" with Manta
    And the Sign-in screen is shown
    When the visitor chooses "Cancel"
    Then the dapp reads "connected namespaces" as "eip155"
    And the dapp reads "accounts signed in" as "eip155"
    And the modal is closed
