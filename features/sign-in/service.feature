@connects
Feature: Sign-in with a service
  The service issues the nonce, verifies the signature, and knows the account of the token that the page holds.

  Background:
    Given the dapp sets "sign-in" to "required by a service"

  @sandbox @browser @S1.1
  Scenario Outline: A visitor signs in, and the session is restored on the next visit: <wallet>
    Given the dapp supports Solana
    And a visitor connected with <wallet>
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    And <wallet> approves
    Then the modal is closed
    And the dapp reads "sign-in" as "signed-in"
    When the visitor reloads the page
    Then the dapp reads "sign-in" as "signed-in"
    And <wallet> was never asked to sign

    Examples:
      | wallet  |
      | Harbor  |
      | Sunfish |

  @sandbox
  Scenario: Each namespace has its own session with the service
    Given the dapp supports Bitcoin, Solana
    And a visitor connected with Ruffe
    And the visitor chooses "Sign"
    And Ruffe approves
    And the dapp reads "sign-in" as "signed-in"
    When the visitor switches to "Brinepool" with Sunfish
    Then the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Sunfish approves
    Then the dapp reads "accounts signed in" as "solana,bip122"

  @sandbox @S8.11
  Scenario Outline: A service that fails at "<call>" signs nobody in
    Given the dapp sets "blockchain service" to "<fault>@<call>"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    And Harbor approves
    Then the visitor sees "Signature declined"
    And "Sign" can be chosen

    Examples:
      | fault     | call              |
      | failing   | auth-authenticate |
      | 401       | auth-authenticate |
      | nonsense  | auth-authenticate |
      | misshapen | auth-me           |
      | 429       | auth-authenticate |
      | failing   | auth-me           |

  @sandbox @S8.11
  Scenario Outline: A service that is <fault> when asked for a nonce causes no wallet request
    Given the dapp sets "blockchain service" to "<fault>@auth-nonce"
    And a visitor connected with Harbor
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    Then the visitor sees "Signature declined"
    And "Sign" can be chosen
    And Harbor was never asked to sign

    Examples:
      | fault     |
      | failing   |
      | nonsense  |
      | misshapen |

  @sandbox
  Scenario: Without a nonce, a phone connects first, and signs once there is one
    Given the dapp sets "pairing" to "yes"
    And the dapp sets "blockchain service" to "failing@auth-nonce"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "WalletConnect"
    When Ferry scans the code
    And Ferry approves
    Then the Sign-in screen is shown
    When the dapp sets "blockchain service" to "fine"
    And the visitor chooses "Sign"
    And Ferry approves
    Then the dapp reads "sign-in" as "signed-in"

  @sandbox
  Scenario: A token that the service no longer knows is discarded
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When the dapp sets "blockchain service" to "401@auth-me"
    And the visitor reloads the page
    Then the Sign-in screen is shown
    And the dapp reads "sign-in" as "asking"

  @sandbox @S8.11
  Scenario: A visitor whose session the service cannot confirm is disconnected
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When the dapp sets "blockchain service" to "failing@auth-me"
    And the visitor reloads the page
    Then the visitor sees "A problem occurred while trying initialize authentication"
    And the visitor is not connected

  @sandbox @S8.11
  Scenario Outline: A service that returns a session <of> signs nobody in
    Given a visitor connected with Harbor
    And the Sign-in screen is shown
    When the dapp sets "blockchain service" to "telling <of>"
    And the visitor chooses "Sign"
    And Harbor approves
    Then the visitor sees "Signature declined"
    And the dapp reads "sign-in" as "asking"

    Examples:
      | of                 |
      | of another account |
      | of another network |
      | of another site    |
      | of nobody          |

  @sandbox
  Scenario: A token that belongs to another account is discarded
    Given a visitor connected with Harbor
    And the visitor chooses "Sign"
    And Harbor approves
    And the dapp reads "sign-in" as "signed-in"
    When the dapp sets "blockchain service" to "telling of another account"
    And the visitor reloads the page
    Then the Sign-in screen is shown
    And the dapp reads "sign-in" as "asking"
