@connects @wagmi
Feature: When the wallet does not approve
  Every attempt ends with a connection, or with a message that says what happened and what to do.

  Background:
    Given a visitor on the page
    And the visitor opens the modal

  @S8.20
  Scenario: The visitor declines in the wallet
    When the visitor chooses "Harbor"
    And Harbor rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected

  Scenario: After declining, the visitor can try again
    When the visitor chooses "Harbor"
    And Harbor rejects
    And the visitor chooses "Try again"
    And Harbor approves
    Then the visitor is connected with Harbor

  Scenario: The visitor can go back if the wallet does not answer
    When the visitor chooses "Harbor"
    And Harbor does not answer
    And the visitor goes back
    Then the Connect screen is shown
    And the visitor is not connected

  Scenario: Closing the modal cancels the attempt
    When the visitor chooses "Harbor"
    And Harbor does not answer
    And the visitor closes the modal
    Then the visitor is not connected
    And the modal is closed

  Scenario: An approval after the visitor has left has no effect
    When the visitor chooses "Harbor"
    Then the Connecting screen is shown
    When the visitor goes back
    And Harbor approves
    Then the visitor is not connected
    And the Connect screen is shown

  Scenario: Choosing another wallet cancels the first attempt
    When the visitor chooses "Harbor"
    Then the Connecting screen is shown
    When the visitor goes back
    Then the Connect screen is shown
    When the visitor chooses "Lantern"
    And Lantern approves
    Then the visitor is connected with Lantern

  Scenario: The later of two attempts wins
    When the dapp asks to connect Harbor
    And Harbor does not answer
    And the dapp asks to connect Lantern
    And Harbor approves
    And Lantern approves
    Then the visitor is connected with Lantern

  Scenario Outline: A wallet that <behaviour> leads to a plain message
    Given Harbor <behaviour>
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor sees "<sentence>"
    And the visitor is not connected

    Examples:
      | behaviour             | sentence              |
      | shares no account | No account was shared |

    # wagmi's connector also throws for such an account, outside of any promise.
    @not-over-wagmi
    Examples:
      | behaviour                      | sentence                                |
      | shares a malformed account | Unexpected response from your wallet |

  @sandbox @browser @S8.20 @every-run
  Scenario: The visitor is referred to an earlier request that the wallet still shows
    Given Harbor rejects requests while it is prompting
    When the visitor chooses "Harbor"
    Then the Connecting screen is shown
    When the visitor goes back
    Then the Connect screen is shown
    When the visitor chooses "Harbor"
    Then the visitor sees "Harbor is waiting for you"

  # Over wagmi, the approval of the earlier request is revoked, so the wallet asks again.
  @sandbox @browser @S8.20 @not-over-wagmi
  Scenario: After the earlier request is approved, trying again connects the wallet
    Given Harbor rejects requests while it is prompting
    When the visitor chooses "Harbor"
    Then the Connecting screen is shown
    When the visitor goes back
    Then the Connect screen is shown
    When the visitor chooses "Harbor"
    Then the visitor sees "Harbor is waiting for you"
    When Harbor approves
    And the visitor chooses "Try again"
    Then the visitor is connected with Harbor
